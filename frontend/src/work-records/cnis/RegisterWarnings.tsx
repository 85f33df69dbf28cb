import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { cnisTexts as texts, type WarningCode, warningTitles } from './texts.ts';
import { type WarningGroup, warningGroups } from './warning-groups.ts';

const countsByCode = (groups: readonly WarningGroup[]): [WarningCode, number][] => {
  const counts = new Map<WarningCode, number>();
  for (const { code, count } of groups) counts.set(code, (counts.get(code) ?? 0) + count);
  return [...counts];
};

/** What the importer noticed in one register, by kind; the months open when wanted. */
export const RegisterWarnings = ({ warnings }: Pick<CnisRegister, 'warnings'>) => {
  if (warnings.length === 0) return null;
  const groups = warningGroups(warnings);
  const kinds = countsByCode(groups).map(([code, count]) => `${warningTitles[code].toLowerCase()} (${count})`);
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Typography component="summary" variant="body2" sx={{ color: 'warning.main', cursor: 'pointer', py: 0.25 }}>
        {texts.warnings(warnings.length)}: {kinds.join(', ')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 220, overflowY: 'auto', typography: 'caption' }}>
        {groups.map(({ code, message, months }) => (
          <li key={`${code}-${message}`}>
            {message}
            {months !== '' && ` ${months}`}
          </li>
        ))}
      </Box>
    </Box>
  );
};
