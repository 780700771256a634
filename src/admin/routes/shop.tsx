import { officeMessages } from '#messages/office/common.ts';
import { shopScreenMessages as words } from '#messages/office/shop.ts';
import { useMay } from '../api/session.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { useShop } from '../features/shop/queries.ts';
import { WithContents } from '../features/shop/shop-contents.tsx';
import { ShopEditor } from '../features/shop/shop-editor.tsx';
import { officePages } from '../screens.ts';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('content.read', officeMessages.shop, ShopPage);

function ShopPage() {
  const may = useMay();
  return (
    <Page
      title={officeMessages.shop}
      about={words.about}
      actions={
        <>
          {may(officePages.start.permission) && (
            <Link to={officePages.start.path}>{officeMessages.readiness}</Link>
          )}
          <Link to={`${officePages.shop.path}/documents`}>{words.documents}</Link>
        </>
      }
    >
      <Loaded query={useShop()}>
        {(shop) => (
          <WithContents>
            <ShopEditor stored={shop} />
          </WithContents>
        )}
      </Loaded>
    </Page>
  );
}
