import { visibilityKinds } from '#contracts/admin/goods/values.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { DayField } from '../../ui/day-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { ProductForm } from './product-form.ts';

interface Props {
  readonly form: ProductForm;
  readonly onChange: (part: Partial<ProductForm>) => void;
}

/** Whether the shop shows the product, and whether as a new one. */
export const VisibilityFields = ({ form, onChange }: Props) => (
  <div className="product-grid">
    <SelectField
      name="visibility"
      label={words.visibility}
      value={form.visibility}
      options={visibilityKinds.map((kind) => [kind, words.visibilityKinds[kind]] as const)}
      onChange={(visibility) => onChange({ visibility })}
    />
    {form.visibility === 'days' && (
      <>
        <DayField
          name="from"
          label={words.from}
          value={form.from}
          onChange={(from) => onChange({ from })}
        />
        <DayField
          name="until"
          label={words.until}
          value={form.until}
          onChange={(until) => onChange({ until })}
        />
      </>
    )}
    <SelectField
      name="is_new"
      label={words.isNew}
      value={form.isNew}
      options={[
        ['', words.newByAge],
        ['yes', words.yes],
        ['no', words.no],
      ]}
      onChange={(isNew) => onChange({ isNew })}
    />
  </div>
);
