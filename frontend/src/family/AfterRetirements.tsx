import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FamilyAnswer } from '../../../domain/api/family.ts';
import { quotasText, familyWords as words } from '../../../domain/words/family.ts';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import { StepList } from '../rules/StepList.tsx';
import { Cumulation } from './Cumulation.tsx';
import { Opens } from './Opens.tsx';
import { list } from './Today.tsx';
import { familyTexts as texts } from './texts.ts';

/** The same family after each retirement that can be planned. */
export const AfterRetirements = ({ of }: { of: FamilyAnswer['afterRetirements'] }) => (
  <Stack component="section" spacing={1} aria-label={words.ifRetired}>
    <Typography variant="h3">{words.ifRetired}</Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {of.length === 0 ? texts.afterNone : texts.afterHelp}
    </Typography>
    <Box component="ul" sx={list}>
      {of.map(({ ruleId, modality, whenToRetire, base, total, quotas, steps, cumulation }) => (
        <Opens
          key={ruleId}
          label={modality}
          small={texts.retiredOn(formatDate(whenToRetire), texts.value(formatMoney(base)))}
          value={quotas.length === 0 ? words.none : formatMoney(total)}
        >
          <StepList steps={steps} />
          <Typography variant="body2" sx={{ my: 1 }}>
            {quotasText(quotas)}
          </Typography>
          {cumulation !== null && <Cumulation of={cumulation} />}
        </Opens>
      ))}
    </Box>
  </Stack>
);
