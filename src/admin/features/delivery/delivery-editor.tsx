import './delivery.css';
import { useState } from 'react';
import type { StoredTerms } from '#contracts/admin/delivery/delivery.ts';
import type { DeliveryTerms } from '#contracts/delivery-terms.ts';
import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { call, conflictOf } from '../../api/call-api.ts';
import { deliveryTermsCalls } from '../../api/endpoints/delivery.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { withValue } from '../../ui/paths.ts';
import { lateOf } from '../../ui/settings-versions.tsx';
import { StoredForm } from '../../ui/stored-form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useStoredForm } from '../../ui/use-stored-form.ts';
import { CalendarPart } from './calendar-part.tsx';
import { withCoarseFaults } from './coarse-faults.ts';
import { TermsFormContext } from './terms-form.tsx';
import { TryPart } from './try-part.tsx';
import { WorksPart } from './works-part.tsx';
import { ZonesPart } from './zones-part.tsx';

interface Draft {
  readonly terms: DeliveryTerms;
  readonly version: number;
}

/** The calendar that comes with the program is shown to be changed. */
const draftOf = ({ terms, version, calendar }: StoredTerms): Draft => ({
  terms: { ...terms, calendar: terms.calendar ?? calendar },
  version,
});

/** How the shop delivers, with a try-out beside it. */
export function DeliveryEditor({ stored }: { readonly stored: StoredTerms }) {
  const isReadOnly = !useMay()('settings.write');
  const { time_zone: zone } = useViewer();
  const [openZones, setOpenZones] = useState<readonly number[]>([]);
  const { form, values, set, begun } = useStoredForm({
    draft: 'delivery',
    what: words.unsaved,
    stored,
    valuesOf: draftOf,
    save: ({ terms }, { version }) =>
      call(deliveryTermsCalls.save, { body: { version, terms } }).catch((failure: Error) => {
        throw withCoarseFaults(failure);
      }),
    makesOld: [['delivery']],
    onSaved: () => say(words.saved),
    asks: true,
    lateOf: (failure) => lateOf(conflictOf<typeof deliveryTermsCalls.save>(failure)?.now, zone),
  });
  const change = (path: string, value: unknown) =>
    set(({ terms }) => ({ terms: withValue(terms, path, value) }));
  return (
    <div className="terms">
      <div>
        {isReadOnly && <Notice>{words.readOnly}</Notice>}
        <StoredForm form={form} isReadOnly={isReadOnly}>
          <TermsFormContext
            value={{ terms: values.terms, set: change, isReadOnly, categories: stored.categories }}
          >
            <div key={begun} className="terms__parts">
              <ZonesPart open={openZones} onOpen={setOpenZones} />
              <WorksPart />
              <CalendarPart />
            </div>
          </TermsFormContext>
        </StoredForm>
      </div>
      <TryPart terms={values.terms} />
    </div>
  );
}
