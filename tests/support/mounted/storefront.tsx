import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  createBrowserRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  type RouteObject,
  RouterProvider,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';

/** What a file of `src/storefront/routes` and the root say to React Router. */
interface RouteModule {
  readonly default: Parameters<typeof withComponentProps>[0];
  readonly clientLoader?: unknown;
  readonly handle?: unknown;
  readonly shouldRevalidate?: unknown;
  readonly ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
}

interface RootModule extends RouteModule {
  readonly Layout: ComponentType<{ children: ReactNode }>;
  readonly ErrorBoundary: NonNullable<RouteModule['ErrorBoundary']>;
}

const files = import.meta.glob<RouteModule>('../../../src/storefront/routes/*.tsx');

/** Mounts the storefront into a document: the same routes, loaders and layout as in a browser, without the pages that the server renders. */
export async function mountStorefront(window: Window, whenLoaded: () => void): Promise<Root> {
  const { default: routes } = await import('../../../src/storefront/routes.ts');
  const root: RootModule = await import('../../../src/storefront/root.tsx');
  const modules: Record<string, RouteModule> = { root };
  const Page = withComponentProps(root.default);
  const Failure = withErrorBoundaryProps(root.ErrorBoundary);

  const toRoute = (entry: RouteConfigEntry): RouteObject => {
    const id = entry.id ?? entry.file;
    const load = async () => {
      const module = await files[`../../../src/storefront/${entry.file}`]?.();
      if (!module) throw new Error(`No such route: ${entry.file}`);
      modules[id] = module;
      return {
        Component: withComponentProps(module.default),
        loader: module.clientLoader,
        handle: module.handle,
        ...('shouldRevalidate' in module && { shouldRevalidate: module.shouldRevalidate }),
        ...(module.ErrorBoundary && {
          ErrorBoundary: withErrorBoundaryProps(module.ErrorBoundary),
        }),
      };
    };
    return (
      entry.index
        ? { id, index: true, lazy: load }
        : { id, path: entry.path, lazy: load, children: entry.children?.map(toRoute) }
    ) as RouteObject;
  };

  const router = createBrowserRouter(
    [
      {
        id: 'root',
        loader: root.clientLoader,
        shouldRevalidate: root.shouldRevalidate,
        element: (
          <root.Layout>
            <Page />
          </root.Layout>
        ),
        errorElement: (
          <root.Layout>
            <Failure />
          </root.Layout>
        ),
        hydrateFallbackElement: null,
        children: routes.map(toRoute),
      } as RouteObject,
    ],
    { window },
  );
  await whenInitialized(router);
  whenLoaded();
  const mounted = createRoot(window.document);
  mounted.render(
    <FrameworkContext.Provider value={framework(modules)}>
      <RouterProvider router={router} />
    </FrameworkContext.Provider>,
  );
  return mounted;
}

/** Resolves when the loaders of the first page have answered. */
const whenInitialized = ({ state, subscribe }: DataRouter) =>
  new Promise<void>((resolve) => {
    if (state.initialized) return resolve();
    const end = subscribe(({ initialized }) => {
      if (!initialized) return;
      end();
      resolve();
    });
  });

type DataRouter = ReturnType<typeof createBrowserRouter>;

type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>;

/** What `Meta`, `Links` and `Scripts` ask of the framework. Nothing is loaded by address here. */
const framework = (routeModules: Record<string, RouteModule>) =>
  ({
    // A route that is not loaded yet has nothing to say, and is not fetched ahead.
    routeModules: new Proxy(routeModules, {
      has: () => true,
      get: (known, id) => known[String(id)] ?? {},
    }),
    manifest: {
      routes: new Proxy({}, { get: () => noAssets }),
      entry: noAssets,
      url: '',
      version: '',
    },
    routeDiscovery: { mode: 'initial' },
    future: {},
    ssr: false,
    isSpaMode: false,
  }) as unknown as Framework;

const noAssets = { module: '', imports: [], css: [] };
