import { createBrowserRouter } from 'react-router';
import { LostPage } from './routes/lost-page.tsx';
import { Office } from './routes/office.tsx';
import { RootFailure } from './routes/root-failure.tsx';
import {
  bankFilePath,
  draftsPath,
  handbookPath,
  newOrderPath,
  officePages,
  redirectsPath,
  routePath,
} from './screens.ts';
import { isWideNow } from './ui/use-is-wide.ts';
import { Waiting } from './ui/waiting.tsx';

/** A page is loaded when it is opened. */
const page = (load: () => Promise<{ default: React.ComponentType }>) => async () => ({
  Component: (await load()).default,
});

export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: RootFailure,
      HydrateFallback: Waiting,
      children: [
        { path: 'first', lazy: page(() => import('./routes/first.tsx')) },
        { path: 'join', lazy: page(() => import('./routes/join.tsx')) },
        { path: 'forgot', lazy: page(() => import('./routes/forgot.tsx')) },
        { path: 'reset', lazy: page(() => import('./routes/reset.tsx')) },
        {
          Component: Office,
          children: [
            { index: true, lazy: page(() => import('./routes/home.tsx')) },
            { path: officePages.start.path, lazy: page(() => import('./routes/start.tsx')) },
            { path: officePages.orders.path, lazy: page(() => import('./routes/orders.tsx')) },
            { path: draftsPath, lazy: page(() => import('./routes/order-drafts.tsx')) },
            { path: newOrderPath, lazy: page(() => import('./routes/order-draft.tsx')) },
            { path: `${draftsPath}/:id`, lazy: page(() => import('./routes/order-draft.tsx')) },
            {
              path: `${officePages.orders.path}/:number`,
              lazy: page(() => import('./routes/order.tsx')),
            },
            {
              path: `${officePages.orders.path}/:number/print`,
              lazy: page(() => import('./routes/order-papers.tsx')),
            },
            { path: routePath, lazy: page(() => import('./routes/route.tsx')) },
            { path: officePages.money.path, lazy: page(() => import('./routes/money.tsx')) },
            { path: bankFilePath, lazy: page(() => import('./routes/bank-file.tsx')) },
            { path: officePages.returns.path, lazy: page(() => import('./routes/returns.tsx')) },
            {
              path: `${officePages.returns.path}/:id`,
              lazy: page(() => import('./routes/return.tsx')),
            },
            {
              path: officePages.customers.path,
              lazy: page(() => import('./routes/customers.tsx')),
            },
            {
              path: `${officePages.customers.path}/acts/:id`,
              lazy: page(() => import('./routes/erasure-act.tsx')),
            },
            {
              path: `${officePages.customers.path}/of/:part/:key`,
              lazy: page(() => import('./routes/customer-of.tsx')),
            },
            {
              path: `${officePages.customers.path}/:id`,
              lazy: page(() => import('./routes/customer.tsx')),
            },
            { path: officePages.register.path, lazy: page(() => import('./routes/register.tsx')) },
            { path: officePages.salesReport.path, lazy: page(() => import('./routes/sales.tsx')) },
            { path: officePages.compare.path, lazy: page(() => import('./routes/compare.tsx')) },
            { path: officePages.calls.path, lazy: page(() => import('./routes/calls.tsx')) },
            { path: officePages.goods.path, lazy: page(() => import('./routes/goods.tsx')) },
            { path: officePages.stock.path, lazy: page(() => import('./routes/stock.tsx')) },
            {
              path: `${officePages.stock.path}/counts/:id`,
              lazy: page(() => import('./routes/stock-count.tsx')),
            },
            {
              path: `${officePages.categories.path}/:id?`,
              lazy: page(() => import('./routes/categories.tsx')),
            },
            {
              path: `${officePages.goods.path}/table`,
              lazy: page(() =>
                isWideNow()
                  ? import('./routes/goods-sheet.tsx')
                  : import('./routes/goods-cards.tsx'),
              ),
            },
            {
              path: `${officePages.goods.path}/:id`,
              lazy: page(() => import('./routes/product.tsx')),
            },
            {
              path: officePages.siteHome.path,
              lazy: page(() => import('./routes/site-home.tsx')),
            },
            {
              path: redirectsPath,
              lazy: page(() => import('./routes/redirects.tsx')),
            },
            {
              path: `${officePages.shop.path}/documents`,
              lazy: page(() => import('./routes/documents.tsx')),
            },
            { path: officePages.delivery.path, lazy: page(() => import('./routes/delivery.tsx')) },
            { path: officePages.payments.path, lazy: page(() => import('./routes/payments.tsx')) },
            { path: officePages.shop.path, lazy: page(() => import('./routes/shop.tsx')) },
            {
              path: `${officePages.shop.path}/:part`,
              lazy: page(() => import('./routes/shop-part.tsx')),
            },
            {
              path: `${handbookPath}/:chapter?`,
              lazy: page(() => import('./routes/handbook.tsx')),
            },
            { path: officePages.pages.path, lazy: page(() => import('./routes/pages.tsx')) },
            {
              path: `${officePages.pages.path}/:slug`,
              lazy: page(() => import('./routes/page.tsx')),
            },
            { path: officePages.searches.path, lazy: page(() => import('./routes/searches.tsx')) },
            { path: officePages.letters.path, lazy: page(() => import('./routes/letters.tsx')) },
            { path: officePages.imports.path, lazy: page(() => import('./routes/imports.tsx')) },
            {
              path: `${officePages.imports.path}/pictures`,
              lazy: page(() => import('./routes/given-pictures.tsx')),
            },
            {
              path: `${officePages.imports.path}/:id`,
              lazy: page(() => import('./routes/import-task.tsx')),
            },
            { path: officePages.me.path, lazy: page(() => import('./routes/me.tsx')) },
            { path: officePages.staff.path, lazy: page(() => import('./routes/staff.tsx')) },
            { path: officePages.audit.path, lazy: page(() => import('./routes/audit.tsx')) },
            { path: '*', Component: LostPage },
          ],
        },
      ],
    },
  ],
  { basename: '/admin' },
);
