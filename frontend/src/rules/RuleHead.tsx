import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Rule } from '../../../domain/api/rules.ts';
import { FAR_AHEAD, isFarAhead } from '../../../domain/words/far-ahead.ts';
import { unbroken } from '../../../domain/words/format.ts';
import { type RuleGroup, ruleHeadline, situationText, specialBenefitText } from '../../../domain/words/rules.ts';
import { VALUE_NOT_CONFIRMED } from '../../../domain/words/unconfirmed.ts';
import { GroupChip } from './GroupChip.tsx';
import { RuleBadges } from './RuleBadges.tsx';
import { rulesTexts } from './texts.ts';

/** Beside a value of far ahead, which is rounded here and stands to the cent in 'Como foi calculado'. */
const isRounded = ({ estimatedBenefit, whenToRetire, calculationDate }: Rule, group: RuleGroup): boolean =>
  group === 'future' && estimatedBenefit !== null && whenToRetire !== null && isFarAhead(whenToRetire, calculationDate);

/** What the client has to hear before the figures: the notices, and for the police the rule's remark. */
const noticesOf = ({ variantOf, readingOfText, notices, kind, observation }: Rule): string[] => [
  ...(variantOf === null ? [] : [readingOfText === undefined ? rulesTexts.variant : rulesTexts.variantOfText]),
  ...notices.filter((notice) => notice !== VALUE_NOT_CONFIRMED),
  ...(kind === 'police' && observation !== null ? [observation] : []),
];

/** In one box: what is doubtful about a rule is one matter to whoever reads it. */
const Notices = ({ notices }: { notices: readonly string[] }) =>
  notices.length === 0 ? null : (
    <Alert severity="warning" sx={{ mt: 1, py: 0 }}>
      {notices.map((notice) => (
        <Box key={notice} sx={{ '& + &': { mt: 0.5 } }}>
          {notice}
        </Box>
      ))}
    </Alert>
  );

interface RuleHeadProps {
  rule: Rule;
  group: RuleGroup;
  standouts?: readonly string[] | undefined;
}

/** The rule's name, its state, and in one line what the client wants to know. */
export const RuleHead = ({ rule, group, standouts }: RuleHeadProps) => (
  <Box sx={{ mb: 1 }}>
    <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Typography variant="h3" component="h3" sx={{ flex: '1 1 240px' }}>
        <Tooltip title={rule.description} describeChild placement="bottom-start">
          <Box component="span" tabIndex={0}>
            {rule.modality}
          </Box>
        </Tooltip>
      </Typography>
      <GroupChip group={group} />
    </Box>
    <Typography variant="body1" sx={{ fontWeight: 600, mt: 0.5 }}>
      {unbroken(ruleHeadline(rule, group))}
    </Typography>
    <RuleBadges rule={rule} standouts={standouts} />
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {situationText(rule, group)}
    </Typography>
    {specialBenefitText(rule.specialBenefit) !== null && (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {specialBenefitText(rule.specialBenefit)}
      </Typography>
    )}
    {isRounded(rule, group) && (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {FAR_AHEAD}
      </Typography>
    )}
    <Notices notices={noticesOf(rule)} />
  </Box>
);
