import { officeMessages } from '#messages/office/common.ts';
import { homeScreenMessages as words } from '#messages/office/home.ts';
import { PermittedPage } from '../features/shell/permitted-page.tsx';
import { HomeEditor } from '../features/site-home/home-editor.tsx';
import { useHome } from '../features/site-home/queries.ts';
import { Failure } from '../ui/failure.tsx';
import { Page } from '../ui/page.tsx';
import { ShopLink } from '../ui/shop-link.tsx';
import { Waiting } from '../ui/waiting.tsx';

export default function SiteHomeRoute() {
  return (
    <PermittedPage permission="content.read" title={officeMessages.siteHome}>
      <SiteHomePage />
    </PermittedPage>
  );
}

function SiteHomePage() {
  const { data, error, isPending, refetch } = useHome();
  return (
    <Page
      title={officeMessages.siteHome}
      about={words.about}
      actions={<ShopLink to="/">{words.open}</ShopLink>}
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {isPending && <Waiting />}
      {data && <HomeEditor stored={data.home} known={data.known} />}
    </Page>
  );
}
