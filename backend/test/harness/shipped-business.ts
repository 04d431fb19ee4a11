import { setBusiness, setPromises, shippedBusiness, shippedPromises } from '@ironbloom/brand';

// For specs without a system, which would load it from its database.
setBusiness(shippedBusiness);
setPromises(shippedPromises);
