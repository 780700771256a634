import { officeMessages } from '#messages/office/common.ts';
import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { useMay } from '../api/session.ts';
import { AddressPart } from '../features/delivery/address-part.tsx';
import { CarrierPart } from '../features/delivery/carrier-part.tsx';
import { DeliveryEditor } from '../features/delivery/delivery-editor.tsx';
import { useTerms } from '../features/delivery/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('content.read', officeMessages.delivery, DeliveryPage);

/** Zones, prices and days of delivery. */
function DeliveryPage() {
  return (
    <Page title={officeMessages.delivery} about={words.about}>
      <Loaded query={useTerms()}>{(stored) => <DeliveryEditor stored={stored} />}</Loaded>
      {useMay()('settings.write') && (
        <>
          <CarrierPart />
          <AddressPart />
        </>
      )}
    </Page>
  );
}
