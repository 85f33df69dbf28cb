import EditOutlined from '@mui/icons-material/EditOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { customerPath } from '../ground/case-paths.ts';
import { useCalculation } from './calculation-context.ts';
import { calculationTexts as texts } from './texts.ts';
import type { useFactsOpen } from './useFactsOpen.ts';

/** The way to the facts of the calculation, to the form for them, and back to the client. */
export const FactsActions = ({ open, editing, edit, toggle }: ReturnType<typeof useFactsOpen>) => {
  const { calculation } = useCalculation();
  const navigate = useNavigate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: { xs: -1, md: 0 }, displayPrint: 'none' }}>
      {!editing && (
        <>
          <Button
            size="small"
            onClick={toggle}
            aria-expanded={open}
            endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          >
            {texts.data}
          </Button>
          <Button size="small" onClick={edit} startIcon={<EditOutlined />}>
            {texts.edit}
          </Button>
        </>
      )}
      <Button size="small" onClick={() => navigate(customerPath(calculation.customerId))}>
        {texts.back}
      </Button>
    </Box>
  );
};
