import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { shopPartWords } from '#messages/office/shop.ts';
import { Chapter } from '../features/handbook/chapter.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { useServerState, useShop } from '../features/shop/queries.ts';
import { BackupPage, FeedsPage, ServerPage } from '../features/shop/server-pages.tsx';
import { ShopEditor } from '../features/shop/shop-editor.tsx';
import { ShopSheet } from '../features/shop/shop-sheet.tsx';
import { officePages } from '../screens.ts';
import { type WorkPage, workPages } from '../shop-pages.ts';
import { type ShopPart, shopParts } from '../shop-parts.ts';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { LostPage } from './lost-page.tsx';

const KeepingTermsPart = lazy(async () => ({
  default: (await import('../features/keeping/keeping-terms.tsx')).KeepingTermsPart,
}));

export default permitted('content.read', officeMessages.shop, ShopPartPage);

/** One part of «Магазин». */
function ShopPartPage() {
  const { part = '' } = useParams();
  if (shopParts.some((one) => one === part)) return <Settings part={part as ShopPart} />;
  if (part in workPages) return <WorkForOwners />;
  return <LostPage />;
}

const back = <Link to={officePages.shop.path}>{officeMessages.shop}</Link>;

function Settings({ part }: { part: ShopPart }) {
  const { name, about } = shopPartWords[part];
  const shop = useShop();
  return (
    <Page key={part} title={name} about={about} before={back}>
      <ShopSheet>
        <Loaded query={shop}>{(stored) => <ShopEditor part={part} stored={stored} />}</Loaded>
      </ShopSheet>
    </Page>
  );
}

const WorkForOwners = permitted('settings.write', officeMessages.shop, Work);

function Work() {
  const page = useParams().part as WorkPage;
  const { name, about } = workPages[page];
  const server = useServerState();
  return (
    <Page key={page} title={name} about={about} before={back}>
      <ShopSheet>
        {page === 'news' && <Chapter name="news" />}
        {page === 'keeping' && (
          <Suspense>
            <KeepingTermsPart />
          </Suspense>
        )}
        {page !== 'news' && page !== 'keeping' && (
          <Loaded query={server}>
            {(state) => (
              <>
                {page === 'server' && <ServerPage state={state} />}
                {page === 'feeds' && <FeedsPage state={state} />}
                {page === 'backup' && <BackupPage state={state} />}
              </>
            )}
          </Loaded>
        )}
      </ShopSheet>
    </Page>
  );
}
