/** Where a logo is read, by anyone who has its address. Apart from its contract: what shows clients carries no schema of routes. */
export const logoPath = '/api/client-logos/{id}';
