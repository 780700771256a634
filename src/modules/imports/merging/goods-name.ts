import { importMessages } from '#messages/imports/import.ts';
import { shownName } from './handed-over.ts';

/** The product `p` with its variant `v`, where it has several. */
export const goodsName = `CASE WHEN v.name = '${importMessages.onlyVariant}' THEN p.name ELSE ${shownName} END`;
