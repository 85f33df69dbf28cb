import type { User } from '../../../domain/api/auth.ts';
import type { Session } from '../data/session/session.ts';

export interface UserForm {
  name: string;
  email: string;
  /** Digits; empty: none. */
  phone: string;
  role: User['role'];
  active: boolean;
  /** Empty for a new user: an account of their own. */
  accountId: string;
  password: string;
  confirmPassword: string;
  /** Asked for while one's own password or address is changed. */
  currentPassword: string;
  office: string;
  oab: string;
  city: string;
  /** A new image, `null` for none, or `undefined` while the stored one stays. */
  logo: File | null | undefined;
}

export const newUserForm: UserForm = {
  name: '',
  email: '',
  phone: '',
  role: 'user',
  active: true,
  accountId: '',
  password: '',
  confirmPassword: '',
  currentPassword: '',
  office: '',
  oab: '',
  city: '',
  logo: undefined,
};

export const formOf = ({ name, email, phone, role, active, accountId, office, oab, city }: User): UserForm => ({
  ...newUserForm,
  name,
  email,
  phone: phone ?? '',
  role,
  active,
  accountId,
  office: office ?? '',
  oab: oab ?? '',
  city: city ?? '',
});

type Fields = Readonly<Record<string, string | Blob>>;

const securityOf = ({ password, confirmPassword, currentPassword }: UserForm): Fields => ({
  ...(password === '' ? {} : { password, confirmPassword }),
  ...(currentPassword === '' ? {} : { currentPassword }),
});

/** What an administrator says about a user, beside what users say of themselves. */
const accessOf = ({ email, active, role, accountId }: UserForm): Fields => ({
  email,
  active: active ? '1' : '0',
  role,
  ...(accountId === '' ? {} : { accountId }),
});

const profileOf = (form: UserForm): Fields => ({
  name: form.name,
  phone: form.phone,
  office: form.office,
  oab: form.oab,
  city: form.city,
  ...securityOf(form),
  ...(form.logo === undefined ? {} : { logo: form.logo ?? '' }),
});

/**
 * Who saves the form: the person, an administrator of the installation, or the office's own one, who says nothing about
 * a colleague but whether they may sign in.
 */
export type SavedBy = 'self' | 'admin' | 'office';

export const savedBy = ({ user }: Session, id: string): SavedBy => {
  if (user.role === 'admin') return 'admin';
  return user.id === id ? 'self' : 'office';
};

/** Who gets a password from somebody else chooses another one at the first sign-in; the server leaves one's own alone. */
const toBeChanged = { passwordChangeRequired: '1' } as const;

/** Only what was filled travels: an empty password keeps the old one, an empty logo removes it. */
export const multipartOf = (form: UserForm, by: SavedBy): Fields => {
  switch (by) {
    case 'self':
      return profileOf(form);
    case 'admin':
      return { ...profileOf(form), ...accessOf(form), ...(form.password === '' ? {} : toBeChanged) };
    case 'office':
      return { active: form.active ? '1' : '0' };
    default:
      return by satisfies never;
  }
};

/** A new user: of an administrator's account as chosen, of an office's own administrator always of the office. */
export const newUserOf = (form: UserForm, by: SavedBy): Fields => {
  const { accountId, role, ...access } = accessOf(form);
  return {
    ...profileOf(form),
    ...toBeChanged,
    ...access,
    ...(by === 'admin'
      ? { ...(role === undefined ? {} : { role }), ...(accountId === undefined ? {} : { accountId }) }
      : {}),
  };
};

/** The fields of the form that the server may refuse. */
export const userFormFields = [
  'name',
  'email',
  'phone',
  'role',
  'accountId',
  'password',
  'confirmPassword',
  'currentPassword',
  'office',
  'oab',
  'city',
] as const;

const megabyte = 1024 * 1024;
export const logoMaximum = 2 * megabyte;
/** As the server reads them; it draws each anew as a PNG. */
export const logoTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
