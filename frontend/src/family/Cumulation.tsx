import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FamilyAnswer, OWN_PENSION } from '../../../domain/api/family.ts';
import { cumulatedSum, cumulatedText, familyWords as words } from '../../../domain/words/family.ts';
import { formatMoney } from '../../../domain/words/format.ts';
import { StepList } from '../rules/StepList.tsx';

/** What a spouse receives of the quota together with what else they have. */
export const Cumulation = ({ of }: { of: NonNullable<FamilyAnswer['cumulation']> }) => (
  <Box>
    <Typography variant="subtitle2" component="h4">
      {words.together}
    </Typography>
    <StepList
      steps={[
        ...of.map((one) => ({
          label: `${one.id === OWN_PENSION ? words.pension : one.id}: ${cumulatedText(one)}`,
          value: formatMoney(one.paid),
          article: words.cumulationArticle,
        })),
        { label: words.sum, value: formatMoney(cumulatedSum(of)), article: null },
      ]}
    />
  </Box>
);
