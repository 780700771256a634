import type { Profile, ProfileChange } from '#contracts/accounts.ts';
import { accountMessages } from '#messages/accounts/accounts.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { AccountsContext } from './context.ts';
import { type CustomerRow, updateCustomer } from './queries.ts';
import { requireCustomer } from './service.ts';
import type { TokenSubject } from './tokens.ts';

const EARLIEST_BIRTH = '1900-01-01';

/** The profile of a signed-in customer. Throws `token_invalid` for a deleted customer. */
export async function getProfile({ db }: AccountsContext, subject: TokenSubject): Promise<Profile> {
  return presentProfile(await requireCustomer(db, subject));
}

/** Changes the fields that the client sent. `midle_name` overrides `middle_name`. Throws `invalid`. */
export async function changeProfile(
  { db, clock }: AccountsContext,
  subject: TokenSubject,
  change: ProfileChange,
): Promise<Profile> {
  if (change.birth_date && change.birth_date < EARLIEST_BIRTH) {
    throw invalid('birth_date', accountMessages.birthDateTooEarly);
  }
  if (change.birth_date && change.birth_date > clock.now().toISOString().slice(0, 10)) {
    throw invalid('birth_date', accountMessages.birthDateInFuture);
  }
  const sent = {
    firstName: change.first_name,
    lastName: change.last_name,
    middleName: change.midle_name ?? change.middle_name,
    gender: change.gender,
    phoneNumber: change.phone_number,
    address: change.address,
    city: change.city,
    birthDate: change.birth_date,
  };
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const customer =
    Object.keys(given).length > 0
      ? await updateCustomer(db, subject.customerId, given)
      : await requireCustomer(db, subject);
  if (!customer) throw new DomainError('token_invalid');
  return presentProfile(customer);
}

const presentProfile = (customer: CustomerRow): Profile => ({
  first_name: customer.firstName,
  last_name: customer.lastName,
  midle_name: customer.middleName,
  middle_name: customer.middleName,
  gender: customer.gender,
  email: customer.email,
  email_confirmed: customer.emailConfirmedAt !== null,
  phone_number: customer.phoneNumber,
  address: customer.address,
  city: customer.city,
  birth_date: customer.birthDate,
});
