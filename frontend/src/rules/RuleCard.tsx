import ExpandMore from '@mui/icons-material/ExpandMore';
import { Alert, Box, Button, Card, Collapse, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { Rule } from '../../../domain/api/rules.ts';
import { type RuleGroup, ruleHeadline } from '../../../domain/words/rules.ts';
import { BenefitLink } from './BenefitLink.tsx';
import { GroupChip } from './GroupChip.tsx';
import { RequirementRow } from './RequirementRow.tsx';
import { RuleDetails } from './RuleDetails.tsx';
import { rulesTexts } from './texts.ts';

interface RuleCardProps {
  rule: Rule;
  group: RuleGroup;
  calculationId: string;
  calculationName: string;
  workRecordsPath: string;
}

/** A rule as the client wants to know it: one line, then held against needed, then the law. Details open in place. */
export const RuleCard = ({ rule, group, ...calculation }: RuleCardProps) => {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const notices = rule.variantOf === null ? rule.notices : [rulesTexts.variant, ...rule.notices];
  return (
    <Card
      component="article"
      aria-label={rule.modality}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 2.5 }, borderLeftWidth: 4, borderLeftColor: `${group}.main` }}
    >
      <Box
        sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap' }}
      >
        <Typography variant="h3" component="h3" sx={{ flex: '1 1 280px' }}>
          {rule.modality}
        </Typography>
        <GroupChip group={group} />
      </Box>
      <Typography variant="body1" sx={{ fontWeight: 600, mt: 0.5 }}>
        {ruleHeadline(rule, group)}
      </Typography>
      {notices.map((notice) => (
        <Alert key={notice} severity="warning" sx={{ mt: 1, py: 0 }}>
          {notice}
        </Alert>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {rule.requirements.map((explained) => (
          <RequirementRow key={`${explained.requirement}-${explained.label}`} explained={explained} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
          {rule.ruleLaw} · {rule.ruleYear} · {rule.gender ?? rulesTexts.allGenders}
        </Typography>
        <BenefitLink rule={rule} group={group} {...calculation} />
        <Button
          size="small"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={detailsId}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }} />}
        >
          {open ? rulesTexts.hideDetails : rulesTexts.details}
        </Button>
      </Box>
      <Collapse in={open} id={detailsId} unmountOnExit>
        <RuleDetails rule={rule} />
      </Collapse>
    </Card>
  );
};
