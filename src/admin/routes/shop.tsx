import { officeMessages } from '#messages/office/common.ts';
import { shopScreenMessages as words } from '#messages/office/shop.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { ShopList } from '../features/shop/shop-list.tsx';
import { ShopVersions } from '../features/shop/shop-versions.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('content.read', officeMessages.shop, ShopPage);

/** «Магазин»: the parts that are saved apart, and the versions of all of them. */
function ShopPage() {
  return (
    <Page title={officeMessages.shop} about={words.about}>
      <ShopList />
      <ShopVersions />
    </Page>
  );
}
