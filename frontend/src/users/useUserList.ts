import { useQuery } from '@tanstack/react-query';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';

/** Everybody whom the one who looks manages. */
export const useUserList = () => {
  const genial = useGenial();
  return useQuery({ queryKey: keys.userList, queryFn: async () => (await genial.users()).data.users });
};
