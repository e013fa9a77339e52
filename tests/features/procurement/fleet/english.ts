/** Addresses of the screens to be shown in English. */
export const english = ['/supplier/driver/list?edit=new', '/supplier/car/list']
