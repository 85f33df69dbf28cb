import type { User } from '../../../domain/api/auth.ts';

export interface UserForm {
  name: string;
  password: string;
  confirmPassword: string;
  /** Asked for while one's own password is changed. */
  currentPassword: string;
  office: string;
  /** A new image, `null` for none, or `undefined` while the stored one stays. */
  logo: File | null | undefined;
}

export const formOf = (user: User): UserForm => ({
  name: user.name,
  password: '',
  confirmPassword: '',
  currentPassword: '',
  office: user.office ?? '',
  logo: undefined,
});

/** Only what was filled travels: an empty password keeps the old one, an empty logo removes it. */
export const multipartOf = ({
  name,
  password,
  confirmPassword,
  currentPassword,
  office,
  logo,
}: UserForm): Record<string, string | Blob> => ({
  name,
  office,
  ...(password === '' ? {} : { password, confirmPassword, ...(currentPassword === '' ? {} : { currentPassword }) }),
  ...(logo === undefined ? {} : { logo: logo ?? '' }),
});

const megabyte = 1024 * 1024;
export const logoMaximum = 2 * megabyte;
export const logoTypes: readonly string[] = ['image/png', 'image/jpeg'];
