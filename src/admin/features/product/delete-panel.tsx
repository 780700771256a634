import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { productDeletionMessages as words } from '#messages/office/product-deletion.ts';
import { Button } from '../../ui/button.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';

const loadDialog = async () => (await import('./delete-dialog.tsx')).DeleteDialog;

interface Props {
  readonly product: EditedProduct;
  readonly categories: readonly (readonly [slug: string, name: string])[];
}

/** The way to delete a product; its dialog is loaded when it is opened. */
export function DeletePanel(props: Props) {
  const { Opened, open, close } = useOpenLater(loadDialog);
  return (
    <div>
      <Button look="danger" onPress={open}>
        {words.delete}
      </Button>
      {Opened && <Opened {...props} onClose={close} />}
    </div>
  );
}
