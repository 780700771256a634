import type { Profile } from '#contracts/accounts.ts';
import type { KnownProfile } from '../../api/answers/accounts.ts';

type ProfileField = 'first_name' | 'last_name' | 'midle_name' | 'phone_number' | 'address' | 'city';
export type OfferedFields = Partial<Pick<Profile, ProfileField>>;

/** What an order told of its customer. Only in memory: another user of the browser must not find it. */
export interface OfferedProfile {
  readonly pk: number;
  readonly orderNumber: string | null;
  readonly fields: OfferedFields;
}

let offered: OfferedProfile | null = null;

export const offeredProfile = (): OfferedProfile | null => offered;

/** Offers what the profile lacks of the fields of an order; nothing where it lacks nothing. */
export function offerProfile(profile: KnownProfile, { fields, ...order }: OfferedProfile): void {
  const lacking = Object.entries(fields).filter(
    ([field, value]) => value && !profile[field as ProfileField],
  );
  offered = lacking.length > 0 ? { ...order, fields: Object.fromEntries(lacking) } : null;
}

export function withdrawProfileOffer(): void {
  offered = null;
}
