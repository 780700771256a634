import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { categoryOptions } from '../features/goods/category-options.ts';
import { useGoodsCategories } from '../features/goods/queries.ts';
import { ProductEditor } from '../features/product/product-editor.tsx';
import { useProduct } from '../features/product/queries.ts';
import { PermittedPage } from '../features/shell/permitted-page.tsx';
import { officePages } from '../pages.ts';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { LostPage } from './lost-page.tsx';

export default function ProductRoute() {
  const { id = '' } = useParams();
  if (!/^\d+$/.test(id)) return <LostPage />;
  return (
    <PermittedPage permission="goods.content" title={officeMessages.goods}>
      <ProductPage id={Number(id)} />
    </PermittedPage>
  );
}

function ProductPage({ id }: { id: number }) {
  const found = useProduct(id);
  const categories = useGoodsCategories();
  return (
    <Page
      title={found.data?.name ?? officeMessages.goods}
      before={<Link to={officePages.goods.path}>{words.back}</Link>}
    >
      <Loaded query={found} gone={words.noProduct}>
        {(product) => (
          <Loaded query={categories}>
            {({ categories: all }) => (
              <ProductEditor key={product.id} product={product} categories={categoryOptions(all)} />
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}
