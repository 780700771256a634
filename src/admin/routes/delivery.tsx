import { lazy, Suspense } from 'react';
import { officeMessages } from '#messages/office/common.ts';
import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { useMay } from '../api/session.ts';
import { DeliveryEditor } from '../features/delivery/delivery-editor.tsx';
import { useTerms } from '../features/delivery/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('content.read', officeMessages.delivery, DeliveryPage);

/** Loaded after the terms: it stands below them, and only for those who set the shop up. */
const ServicesPart = lazy(async () => ({
  default: (await import('../features/delivery/services-part.tsx')).ServicesPart,
}));

/** Zones, prices and days of delivery. */
function DeliveryPage() {
  return (
    <Page title={officeMessages.delivery} about={words.about}>
      <Loaded query={useTerms()}>{(stored) => <DeliveryEditor stored={stored} />}</Loaded>
      {useMay()('settings.write') && (
        <Suspense>
          <ServicesPart />
        </Suspense>
      )}
    </Page>
  );
}
