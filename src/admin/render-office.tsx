import '../tokens/tokens.css';
import '../tokens/fonts.css';
import '../tokens/base.css';
import './ui/office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './api/query-client.ts';
import { router } from './router.tsx';
import { Toasts } from './ui/toasts.tsx';

/** Shows the office in its place on the page. */
export function renderOffice(place: HTMLElement): Root {
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <I18nProvider locale="ru-RU">
        <QueryClientProvider client={queryClient}>
          {/* An address that was opened is known before the next press: two filters chosen one after the other are both kept. */}
          <RouterProvider router={router} useTransitions={false} />
          <Toasts />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
  return root;
}
