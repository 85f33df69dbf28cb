import CalendarIcon from '@mui/icons-material/EventOutlined';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { retirementOf } from '../../customers/list/retirement.ts';
import { nameOf } from '../../customers/name.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { customerPath } from '../../ground/case-paths.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { saveFile } from '../../shared/download.ts';
import { ShortList, ShortListRow } from '../../shared/ShortList.tsx';
import { homeTexts as texts } from './texts.ts';

const SHOWN = 4;

const allOfThem = `/?${new URLSearchParams({
  filter: JSON.stringify({ retirement: 'soon' }),
  sort: 'nextRetirement',
  order: 'ASC',
  page: '1',
})}`;

const CalendarButton = () => {
  const genial = useGenial();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => genial.retirementCalendar(),
    onSuccess: (calendar) => saveFile(calendar, texts.calendarFile),
    onError: () => notify(texts.calendarFailed, { type: 'error' }),
  });
  return (
    <BusyButton size="small" startIcon={<CalendarIcon />} busy={isPending} onClick={() => mutate()}>
      {texts.calendar}
    </BusyButton>
  );
};

/** Who can retire within twelve months, the first ones; nothing where there is nobody, or where it cannot be told. */
export const SoonToRetire = () => {
  const genial = useGenial();
  const { data } = useQuery({
    queryKey: keys.soonToRetire,
    queryFn: ({ signal }) => genial.soonToRetire(SHOWN, signal),
  });
  if (data === undefined || data.data.customers.length === 0) return null;
  const { customers, pagination } = data.data;
  return (
    <ShortList
      title={texts.soonToRetire}
      hint={texts.soonToRetireHint}
      all={{ to: allOfThem, label: texts.seeAll(pagination.totalCount) }}
      action={<CalendarButton />}
    >
      {customers.map((customer) => {
        const { day, note, doubt } = retirementOf(customer);
        return (
          <ShortListRow key={customer.id} to={customerPath(customer.id)} name={nameOf(customer)}>
            {[day, note, doubt].filter((part) => part !== null).join(' · ')}
          </ShortListRow>
        );
      })}
    </ShortList>
  );
};
