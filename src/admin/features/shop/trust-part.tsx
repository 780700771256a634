import { homeCalls } from '#contracts/admin/content/calls.ts';
import { shopTrustMessages as words } from '#messages/office/shop-trust.ts';
import { valueAt } from '../../ui/paths.ts';
import { PictureField } from '../../ui/picture-field.tsx';
import { ShopRows, ShopText, useReadOnly, useShopForm } from './form-part.tsx';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** The terms that the shop answers for. */
export const TermsPart = () => (
  <>
    <p className="shop-hint">{words.termsHint}</p>
    <div className="shop-pairs">
      <ShopText path="terms.refusal_days" />
      <ShopText path="terms.return_days" hint={words.returnHint} />
      <ShopText path="terms.refund_days" />
      <ShopText path="terms.service_years" hint={words.serviceHint} />
      <ShopText path="terms.warranty" />
      <ShopText path="terms.warranty_hours" />
    </div>
  </>
);

/** Whom a shopper deals with: people, papers and makers. */
export const AboutPart = () => (
  <>
    <p className="shop-hint">{words.aboutHint}</p>
    <ShopRows path="people" empty={{ name: '', role: '', photo: '' }}>
      {(path) => (
        <>
          <ShopText path={`${path}.name`} label={words.name} />
          <ShopText path={`${path}.role`} label={words.role} />
          <Photo path={`${path}.photo`} label={words.photo} />
        </>
      )}
    </ShopRows>
    <ShopRows path="certificates" empty={{ title: '', link: '', photo: '' }}>
      {(path) => (
        <>
          <ShopText path={`${path}.title`} label={words.paper} />
          <ShopText path={`${path}.link`} label={words.paperLink} hint={words.paperLinkHint} />
          <Photo path={`${path}.photo`} label={words.paperPicture} />
        </>
      )}
    </ShopRows>
    <p className="shop-hint">{words.makersHint}</p>
    <ShopRows path="makers" empty={{ name: '', country: '', text: '', photo: '' }}>
      {(path) => (
        <>
          <ShopText path={`${path}.name`} label={words.name} />
          <ShopText path={`${path}.country`} label={words.country} />
          <ShopText path={`${path}.text`} label={words.text} hint={words.textHint} isLong />
          <Photo path={`${path}.photo`} label={words.makerPicture} />
        </>
      )}
    </ShopRows>
  </>
);

/** A picture of a row, stored at once; the row names it when the form is saved. */
function Photo({ path, label }: { readonly path: string; readonly label: string }) {
  const { shop, set } = useShopForm();
  const photo = String(valueAt(shop, path) ?? '');
  if (useReadOnly(path)) return null;
  return (
    <PictureField<{ photo: string }>
      name={path}
      label={label}
      hint={words.photoHint}
      accept={ACCEPTED}
      url={homeCalls.upload.url}
      src={photo || null}
      onStored={(stored) => set(path, stored.photo)}
      onRemove={() => set(path, '')}
    />
  );
}
