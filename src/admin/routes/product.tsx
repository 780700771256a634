import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { useGoodsCategories } from '../features/goods/queries.ts';
import { ProductEditor } from '../features/product/product-editor.tsx';
import { useProduct } from '../features/product/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { categoryOptions } from '../ui/category-options.ts';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { LostPage } from './lost-page.tsx';

export default permitted('goods.content', officeMessages.goods, ProductRoute);

function ProductRoute() {
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? <ProductPage id={Number(id)} /> : <LostPage />;
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
