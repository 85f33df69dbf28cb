import type { ResourceProps } from 'react-admin';
import { generatePath, Navigate, useParams } from 'react-router';
import type { AppResource, AppRoute } from '../ground/app-route.ts';
import { PageOf } from './PageOf.tsx';
import { resources } from './routes.tsx';

const Elsewhere = ({ path }: { path: string }) => {
  const { '*': _rest, ...ids } = useParams();
  return <Navigate to={generatePath(path, ids)} replace />;
};

/** react-admin gives a resource's list this address; the specification may have the same. */
const listAddress = (name: string): string => `/${name}`;

/** Whether the page stands where react-admin itself looks for the list of a resource. */
export const isResourceAddress = (path: string): boolean => resources.some(({ name }) => listAddress(name) === path);

/**
 * The resource as react-admin takes it. Its own addresses (`/customers/:id/show`) lead to the pages, which stand at those
 * of the specification (`/customer/:id`).
 */
export const resourceProps = ({
  name,
  icon,
  recordRepresentation,
  list,
  create,
  show,
  find: Find,
}: AppResource): ResourceProps => {
  const to = ({ path }: AppRoute) => <Elsewhere path={path} />;
  const record = Find === undefined ? to(show) : <Find />;
  return {
    name,
    icon,
    recordRepresentation,
    list: list.path === listAddress(name) ? <PageOf route={list} /> : to(list),
    create: to(create),
    show: record,
    edit: record,
  };
};
