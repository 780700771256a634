import { officeMessages } from '#messages/office/common.ts';
import { homeScreenMessages as words } from '#messages/office/home.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { HomeEditor } from '../features/site-home/home-editor.tsx';
import { useHome } from '../features/site-home/queries.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { ShopLink } from '../ui/shop-link.tsx';

export default permitted('content.read', officeMessages.siteHome, SiteHomePage);

function SiteHomePage() {
  return (
    <Page
      title={officeMessages.siteHome}
      about={words.about}
      actions={<ShopLink to="/">{words.open}</ShopLink>}
    >
      <Loaded query={useHome()}>
        {({ home, known }) => <HomeEditor stored={home} known={known} />}
      </Loaded>
    </Page>
  );
}
