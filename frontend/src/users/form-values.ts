import type { User } from '../../../domain/api/auth.ts';

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
  logo: undefined,
};

export const formOf = ({ name, email, phone, role, active, accountId, office }: User): UserForm => ({
  ...newUserForm,
  name,
  email,
  phone: phone ?? '',
  role,
  active,
  accountId,
  office: office ?? '',
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

/** Only what was filled travels: an empty password keeps the old one, an empty logo removes it. */
export const multipartOf = (form: UserForm, byAdministrator: boolean): Fields => ({
  name: form.name,
  phone: form.phone,
  office: form.office,
  ...securityOf(form),
  ...(byAdministrator ? accessOf(form) : {}),
  ...(form.logo === undefined ? {} : { logo: form.logo ?? '' }),
});

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
] as const;

const megabyte = 1024 * 1024;
export const logoMaximum = 2 * megabyte;
/** As the server reads them; it draws each anew as a PNG. */
export const logoTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
