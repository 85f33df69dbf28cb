import AddCircleOutline from '@mui/icons-material/AddCircleOutlined';
import CallSplit from '@mui/icons-material/CallSplit';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { actionsOn, type RecordAction } from './record-actions.ts';

const icons = {
  additions: AddCircleOutline,
  deductions: RemoveCircleOutline,
  divide: CallSplit,
  edit: EditOutlined,
  remove: DeleteOutline,
} as const;

interface RecordActionsProps {
  record: WorkRecord;
  onChoose: (action: RecordAction) => void;
}

/** The actions of a record, each in words on its card. */
export const RecordActions = ({ record, onChoose }: RecordActionsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, ml: -1 }}>
    {actionsOn(record).map(([action, label]) => {
      const Icon = icons[action];
      return (
        <Button
          key={action}
          size="small"
          color={action === 'remove' ? 'error' : 'primary'}
          startIcon={<Icon />}
          aria-label={`${label}: ${record.companyName}`}
          onClick={() => onChoose(action)}
          sx={{ px: 1, minHeight: 32 }}
        >
          {label}
        </Button>
      );
    })}
  </Box>
);
