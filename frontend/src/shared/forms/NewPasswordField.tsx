import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { keys } from '../../data/keys.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import { formTexts as texts } from './texts.ts';

const LEAST = 6;

/** The list is long: it is fetched when a new password is typed, and a screen without it only warns of nothing. */
const useCommonPasswords = (enabled: boolean) =>
  useQuery({
    queryKey: keys.commonPasswords,
    queryFn: () => import('../../../../domain/words/common-passwords.ts'),
    enabled,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.isCommonPassword;

const Warning = () => (
  <Box component="span" sx={{ display: 'flex', gap: 0.75, color: 'text.primary' }}>
    <WarningIcon color="warning" sx={{ fontSize: '1.1rem', mt: '1px' }} />
    {texts.commonPassword}
  </Box>
);

/** A password that is being chosen. One of those that are tried first is warned of, and may be taken all the same. */
export const NewPasswordField = ({ helperText, ...props }: Omit<PasswordFieldProps, 'autoComplete'>) => {
  const typed: unknown = useWatch({ name: props.name });
  const password = typeof typed === 'string' ? typed : '';
  const isCommon = useCommonPasswords(password.length >= LEAST);
  const warns = password.length >= LEAST && isCommon?.(password) === true;
  return <PasswordField {...props} autoComplete="new-password" helperText={warns ? <Warning /> : helperText} />;
};
