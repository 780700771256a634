import { useParams } from 'react-router';
import { officeMessages } from '#messages/office.ts';
import { productScreenMessages as words } from '#messages/office-product.ts';
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

export default function ProductRoute() {
  return (
    <PermittedPage permission="goods.content" title={officeMessages.goods}>
      <ProductPage />
    </PermittedPage>
  );
}

function ProductPage() {
  const { id = '' } = useParams();
  const { data: product, error, refetch } = useProduct(Number(id));
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
