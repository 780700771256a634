import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { ApiFailure } from '../api/call-api.ts';
import { categoryOptions } from '../features/goods/category-options.ts';
import { useGoodsCategories } from '../features/goods/queries.ts';
import { ProductEditor } from '../features/product/product-editor.tsx';
import { useProduct } from '../features/product/queries.ts';
import { PermittedPage } from '../features/shell/permitted-page.tsx';
import { officePages } from '../pages.ts';
import { Failure } from '../ui/failure.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Waiting } from '../ui/waiting.tsx';
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
  const { data: product, error, refetch } = useProduct(id);
  const categories = useGoodsCategories().data?.categories;
  const isGone = error instanceof ApiFailure && error.status === 404;
  return (
    <Page
      title={product?.name ?? officeMessages.goods}
      before={<Link to={officePages.goods.path}>{words.back}</Link>}
    >
      {isGone && <Notice look="error">{words.noProduct}</Notice>}
      {error && !isGone && <Failure error={error} onRetry={refetch} />}
      {(!product || !categories) && !error && <Waiting />}
      {product && categories && (
        <ProductEditor
          key={product.id}
          product={product}
          categories={categoryOptions(categories)}
        />
      )}
    </Page>
  );
}
