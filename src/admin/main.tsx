import '../tokens/tokens.css';
import '../tokens/fonts.css';
import '../tokens/base.css';
import './ui/office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './api/query-client.ts';
import { router } from './router.tsx';
import { Toasts } from './ui/toasts.tsx';

const place = document.getElementById('office');
if (!place) throw new Error('The page has no place for the office');

createRoot(place).render(
  <StrictMode>
    <I18nProvider locale="ru-RU">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
