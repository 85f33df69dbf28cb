import { waitFor } from '@testing-library/react';
import { Resource } from 'react-admin';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { sampleCalculation } from '../../../domain/api/sample.ts';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { isResourceAddress, resourceProps } from './resource-props.tsx';
import { resources, routes } from './routes.tsx';

const Addresses = () => (
  <Routes>
    {routes
      .filter(({ path }) => !isResourceAddress(path))
      .map(({ path }) => (
        <Route key={path} path={path} element={<p>the page</p>} />
      ))}
    {resources.map((resource) => (
      <Route key={resource.name} path={`/${resource.name}/*`} element={<Resource {...resourceProps(resource)} />} />
    ))}
    <Route path="*" element={<p>not found</p>} />
  </Routes>
);

it.each([
  ['/customers', '/'],
  ['/customers/create', '/customer/new'],
  ['/customers/c1', '/customer/c1'],
  ['/customers/c1/show', '/customer/c1'],
  ['/customer-list', '/'],
  ['/customer-list/c1/show', '/customer/c1'],
  ['/calculations', '/'],
  ['/calculations/create', '/calculations/new'],
  ['/calculations/k1', '/customer/c1/calculations/k1'],
  ['/calculations/k1/show', '/customer/c1/calculations/k1'],
  ['/users/create', '/users/new/edit'],
  ['/users/u1', '/users/u1/edit'],
  ['/users/u1/show', '/users/u1/edit'],
])("react-admin's own address %s leads to the page at %s", async (own, specified) => {
  serve({ 'GET calculations/k1': { body: sampleCalculation } });
  const { router, findByText } = show(<Addresses />, { at: own, path: '/*' });
  await waitFor(() => expect(router.state.location.pathname).toBe(specified));
  expect(await findByText('the page')).toBeVisible();
});
