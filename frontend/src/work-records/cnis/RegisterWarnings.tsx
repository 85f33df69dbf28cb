import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { cnisTexts as texts } from './texts.ts';
import { needsLook, titleOf, type WarningGroup, warningGroups } from './warning-groups.ts';

const countsByTitle = (groups: readonly WarningGroup[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const group of groups) counts.set(titleOf(group), (counts.get(titleOf(group)) ?? 0) + group.count);
  return [...counts];
};

/** What the importer noticed in one register, by kind; the months open when wanted. */
export const RegisterWarnings = ({ warnings }: Pick<CnisRegister, 'warnings'>) => {
  if (warnings.length === 0) return null;
  const groups = warningGroups(warnings);
  const kinds = countsByTitle(groups).map(([title, count]) => `${title.toLowerCase()} (${count})`);
  const color = groups.some(needsLook) ? 'warning.main' : 'text.secondary';
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Typography component="summary" variant="body2" sx={{ color, cursor: 'pointer', py: 0.25 }}>
        {texts.warnings(groups.length)}: {kinds.join(', ')}
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
