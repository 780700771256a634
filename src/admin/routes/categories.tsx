import '../features/categories/categories.css';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import { categoryScreenMessages as words } from '#messages/office/categories.ts';
import { officeMessages } from '#messages/office/common.ts';
import { useMay } from '../api/session.ts';
import { CategoryForm } from '../features/categories/category-form.tsx';
import { useCategories } from '../features/categories/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { usePageActions } from '../ui/page-actions.ts';
import { useOpenLater } from '../ui/use-open-later.ts';
import { Waiting } from '../ui/waiting.tsx';

const CategoryTree = lazy(async () => ({
  default: (await import('../features/categories/category-tree.tsx')).CategoryTree,
}));

const loadNew = async () =>
  (await import('../features/categories/new-category-dialog.tsx')).NewCategoryDialog;

export default permitted('goods.read', officeMessages.categories, CategoriesPage);

function CategoriesPage() {
  const found = useCategories();
  const mayChange = useMay()('categories.change');
  const id = Number(useParams().id);
  const navigate = useNavigate();
  // Its form takes the focus itself.
  const choose = (chosen: number) => navigate(`${officePages.categories.path}/${chosen}#form`);
  const made = useOpenLater(loadNew);
  usePageActions(mayChange ? [{ name: words.create, run: made.open }] : []);
  const categories = found.data?.categories ?? [];
  const chosen = categories.find((one) => one.id === id);
  return (
    <Page
      title={officeMessages.categories}
      about={words.pageAbout}
      actions={
        mayChange && (
          <Button look="main" onPress={made.open}>
            {words.create}
          </Button>
        )
      }
    >
      <Loaded query={found}>
        {() => categories.length === 0 && <Notice>{words.none}</Notice>}
      </Loaded>
      <div className="categories">
        <Suspense fallback={<Waiting />}>
          <CategoryTree
            categories={categories}
            chosen={id}
            mayChange={mayChange}
            onChoose={choose}
          />
        </Suspense>
        {chosen && (
          <CategoryForm
            key={chosen.id}
            category={chosen}
            categories={categories}
            mayChange={mayChange}
            onRemoved={() => navigate(officePages.categories.path)}
          />
        )}
      </div>
      {made.Opened && (
        <made.Opened
          parents={categories.filter(({ parent }) => parent === null)}
          onMade={choose}
          onClose={made.close}
        />
      )}
    </Page>
  );
}
