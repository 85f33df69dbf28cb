const LOGO_FIELDS = ['logo', 'file'] as const;

/** A user's multipart form as the JSON body it stands for: `active` and `passwordChangeRequired` are 1 or 0, an empty logo removes it. */
export const userOfForm = (fields: Readonly<Record<string, string>>): unknown => {
  const { logo, file, active, password, passwordChangeRequired: changes, ...rest } = fields;
  return {
    user: {
      ...rest,
      ...(active === undefined ? {} : { active: switchOf(active) }),
      ...(changes === undefined ? {} : { passwordChangeRequired: switchOf(changes) }),
      ...(password === undefined || password === '' ? {} : { password }),
      ...(logo === '' || file === '' ? { logo: null } : {}),
    },
  };
};

const switchOf = (text: string): boolean | string => {
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : text;
};

export const logoFields: readonly string[] = LOGO_FIELDS;
