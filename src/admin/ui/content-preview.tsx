import { lazy, Suspense } from 'react';
import type { Previewed, previewsEndpoints } from '#contracts/admin/content/previews.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { callApi } from '../api/call-api.ts';

const Preview = lazy(async () => ({
  default: (await import('./preview.tsx')).Preview<Previewed>,
}));

const ask = (body: Previewed) =>
  callApi<(typeof previewsEndpoints)['show']>({ method: 'POST', url: adminPaths.previews, body });

/** A page of texts, the home page or the settings as a shopper would see them. */
export const ContentPreview = ({ previewed }: { previewed: Previewed }) => (
  <Suspense>
    <Preview typed={previewed} ask={ask} />
  </Suspense>
);
