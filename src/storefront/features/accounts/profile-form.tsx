import { useState } from 'react';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import type { KnownProfile } from '../../api/answers/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { checkEach, checks, optional } from '../../ui/form-checks.ts';
import { PhoneField } from '../../ui/phone-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { saveProfile } from './account-api.ts';
import { FormFailure } from './form-failure.tsx';
import './profile.css';

interface Props {
  profile: KnownProfile;
  onSaved: (profile: KnownProfile) => void;
  onCancel: () => void;
}

const genders = (['', 'male', 'female'] as const).map((value) => ({
  value,
  label: messages.genderNames[value],
}));

const personName = optional(checks.personName);
const check = checkEach({
  first_name: personName,
  last_name: personName,
  midle_name: personName,
  phone_number: optional(checks.phone),
});

/** Edits the profile, except the e-mail address, which needs a confirmation letter. */
export function ProfileForm({ profile, onSaved, onCancel }: Props) {
  const [phone, setPhone] = useState(profile.phone_number);
  const { form, field, button, failure, clearErrors } = useForm({
    check,
    send: async (values) => onSaved(await saveProfile(values)),
  });
  return (
    <form className="account-form profile-form" {...form}>
      <TextField
        label={messages.firstName}
        autoComplete="given-name"
        defaultValue={profile.first_name}
        {...field('first_name')}
      />
      <TextField
        label={messages.lastName}
        autoComplete="family-name"
        defaultValue={profile.last_name}
        {...field('last_name')}
      />
      <TextField
        label={messages.middleName}
        autoComplete="additional-name"
        defaultValue={profile.midle_name}
        {...field('midle_name')}
      />
      <SelectField
        className="profile-form__gender"
        label={messages.gender}
        options={genders}
        name="gender"
        defaultValue={profile.gender}
      />
      <PhoneField
        label={messages.phone}
        value={phone}
        onEdit={(edited) => {
          setPhone(edited);
          clearErrors('phone_number');
        }}
        {...field('phone_number')}
      />
      <TextField
        label={messages.birthDate}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        defaultValue={profile.birth_date ?? ''}
        {...field('birth_date')}
      />
      <TextField
        label={messages.city}
        autoComplete="address-level2"
        defaultValue={profile.city}
        {...field('city')}
      />
      <TextField
        label={messages.address}
        autoComplete="street-address"
        defaultValue={profile.address}
        {...field('address')}
      />
      <FormFailure text={messages.profileFailed} reason={failure} />
      <div className="profile-form__buttons">
        <Button appearance="primary" {...button}>
          {messages.save}
        </Button>
        <Button onClick={onCancel}>{messages.cancel}</Button>
      </div>
    </form>
  );
}
