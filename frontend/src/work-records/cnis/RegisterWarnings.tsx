import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { cnisTexts as texts, type WarningCode, warningTitles } from './texts.ts';

const grouped = (warnings: CnisRegister['warnings']): [WarningCode, string[]][] => {
  const groups = new Map<WarningCode, string[]>();
  for (const { code, message } of warnings) groups.set(code, [...(groups.get(code) ?? []), message]);
  return [...groups];
};

/** What the importer noticed in one register, by kind, opened when wanted. */
export const RegisterWarnings = ({ warnings }: Pick<CnisRegister, 'warnings'>) => {
  if (warnings.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Typography component="summary" variant="body2" sx={{ color: 'warning.main', cursor: 'pointer' }}>
        {texts.warnings(warnings.length)}:{' '}
        {grouped(warnings)
          .map(([code, messages]) => `${warningTitles[code].toLowerCase()} (${messages.length})`)
          .join(', ')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 180, overflowY: 'auto', typography: 'caption' }}>
        {[...new Set(warnings.map(({ message }) => message))].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </Box>
    </Box>
  );
};
